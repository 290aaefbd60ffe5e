declare module 'heic-decode' {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    /** Pixels as RGBA. */
    readonly data: Uint8ClampedArray;
  }
  interface Image {
    readonly width: number;
    readonly height: number;
    decode(): Promise<Decoded>;
  }
  const heic: {
    all(options: { readonly buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default heic;
}
