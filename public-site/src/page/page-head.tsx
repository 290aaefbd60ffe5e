import { writePageTitle } from 'contract/page-title';

interface PageHeadProps {
  readonly title: string;
  /** For search results and shared links. */
  readonly description: string;
}

/** The page's title and description. React hoists them into the head; the shell adds the rest. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{writePageTitle(title)}</title>
    <meta name="description" content={description} />
  </>
);
