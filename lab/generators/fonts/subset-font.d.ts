/** What is used of subset-font 2.9, which ships no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features that stay; all of them when left out. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
