import { church } from 'contract/church';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../paths';

/** Landmarks like the shell's, so that the pages stand where they will stand there. */
export const StandaloneLayout = () => (
  <>
    <header>
      <Link to={paths.login}>{church.name}</Link>
    </header>
    <main>
      <Outlet />
    </main>
  </>
);
