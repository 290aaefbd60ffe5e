import type { FastifyBaseLogger } from 'fastify';
import { profileNotFound } from '../../auth/access/profile-owner';
import type { PictureStore } from '../../content/pictures/picture-store';
import type { OwnPictureRepository } from './own-picture-repository';

/** Keeps the picture file and the profile consistent across crashes. */
export class OwnPicture {
  constructor(
    private readonly pictures: PictureStore,
    private readonly repository: OwnPictureRepository,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Stores a WebP as the profile's picture and removes the previous one. Throws an HttpError (404). */
  async replace(id: string, webp: Uint8Array): Promise<void> {
    const address = this.pictures.newAddress();
    await this.repository.announce(address);
    await this.pictures.add(webp, address);
    await this.put(id, address);
  }

  /** Removes the profile's picture. Throws an HttpError (404). */
  remove(id: string): Promise<void> {
    return this.put(id, undefined);
  }

  /** Removes the files that a crashed process has left. */
  async sweep(): Promise<void> {
    for (const address of await this.repository.findAbandoned()) await this.drop(address);
  }

  private async put(id: string, address: string | undefined): Promise<void> {
    const former = await this.repository.put(id, address);
    if (former === null) throw profileNotFound();
    if (former !== undefined) await this.dropReplaced(former);
  }

  /** The change is already committed: a file that cannot be removed now is swept later. */
  private async dropReplaced(address: string): Promise<void> {
    try {
      await this.drop(address);
    } catch (error) {
      this.log.warn({ err: error });
    }
  }

  private async drop(address: string): Promise<void> {
    await this.pictures.remove(address);
    await this.repository.forget(address);
  }
}
