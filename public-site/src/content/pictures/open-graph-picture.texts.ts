export const openGraphAlt: string =
  'Stained glass: a white dove before the rising sun over Innsbruck and the Nordkette.';
