/** The used part of subset-font 2.9, which has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features to keep; all of them by default. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
