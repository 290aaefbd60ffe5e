/** What the server build offers: the pages, and what is said of them to those who never run a script. */
export { contract, routes } from './remote';
export { describePage } from './structured-data/describe-page';
export { openGraphPicture as previewPicture } from './content/pictures/open-graph-picture';
