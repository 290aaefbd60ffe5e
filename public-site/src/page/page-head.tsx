import { writePageTitle } from 'contract/page-title';

interface PageHeadProps {
  readonly title: string;
  /** For search results and shared links. */
  readonly description: string;
}

/** A page's name and a sentence about it. React lifts them into the head; the shell says the rest there. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{writePageTitle(title)}</title>
    <meta name="description" content={description} />
  </>
);
