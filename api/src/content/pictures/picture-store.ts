import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { profilesEndpoint } from 'contract/profile';
import { errorCode, ignoreMissing } from '../../storage/error-code';

/** Where pictures are read. A name is ours and random; none that a person gave gets here. */
export const picturePath = `${profilesEndpoint}/images/:name([0-9a-f-]{36}\\.webp)`;

/** Where the picture of a name is read. */
export const pictureAddress = (name: string) => `${profilesEndpoint}/images/${name}`;
/** The name of the picture at an address. */
export const toPictureName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The pictures of members, where no visitor reaches them. */
export interface PictureStore {
  /** The address of a picture that is still to be kept. */
  newAddress(): string;
  /** Keeps a WebP and answers its address, which goes into the profile as `image`. */
  add(webp: Uint8Array, address?: string): Promise<string>;
  /** The picture at an address; undefined when there is none. */
  read(address: string): Promise<Buffer | undefined>;
  remove(address: string): Promise<void>;
  /** The addresses of all pictures that there are. */
  list(): Promise<readonly string[]>;
}

export const newPictureAddress = (): string => pictureAddress(`${randomUUID()}.webp`);

/** On the disk, one file each. */
export class DiskPictures implements PictureStore {
  readonly newAddress = newPictureAddress;

  /** @param folder made when the first picture comes */
  constructor(private readonly folder: string) {}

  async add(webp: Uint8Array, address = this.newAddress()): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = toPictureName(address);
    const unfinished = join(this.folder, `.${name}`);
    try {
      await writeFile(unfinished, webp, { mode: 0o600, flush: true });
      await rename(unfinished, join(this.folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return address;
  }

  async read(address: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, toPictureName(address)));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(address: string): Promise<void> {
    const name = toPictureName(address);
    // A process that was killed may have left it unfinished.
    for (const one of [name, `.${name}`]) await rm(join(this.folder, one), { force: true });
  }

  async list(): Promise<readonly string[]> {
    const names = (await readdir(this.folder).catch(ignoreMissing)) ?? [];
    return names.map((name) => pictureAddress(name.replace(/^\./, '')));
  }
}
