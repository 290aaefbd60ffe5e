/** The areas of the site, by the first segment of their paths. */
export const areaNames: Readonly<
  Record<'giving' | 'join-us' | 'forms' | 'help' | 'downloads' | 'more', string>
> = {
  giving: 'Giving',
  'join-us': 'Join Us',
  forms: 'Forms',
  help: 'Help',
  downloads: 'Downloads',
  more: 'More Info',
};
