import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { serveContent } from './content-routes';
import { makeMediaStore } from './media/files/bucket-media';
import type { MediaStore } from './media/files/media-store';
import { serveMediaFiles } from './media/media-routes';
import { serveMedia } from './media/serve-media';
import { ShownMedia } from './media/shown-media';
import { serveUploads } from './media/upload-routes';
import { makePictureStore } from './pictures/bucket-pictures';
import { PictureMaker } from './pictures/picture-maker';
import type { PictureStore } from './pictures/picture-store';
import { servePlans } from './plan-routes';
import { serveSite } from './site/site-routes';
import { noSitePublisher } from './site-publisher';
import type { SitePublisher } from './site-publisher';
import { serveTestimonies } from './testimonies/testimony-routes';
import { serveTestimonySettings } from './testimonies/testimony-settings-routes';
import { serveTestimonyVisibility } from './testimonies/testimony-visibility-routes';

export interface ContentOptions {
  readonly config: Pick<Config, 'siteDir'>;
  /** Publishes the content of staff; without it nothing is published. */
  readonly publisher?: SitePublisher | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly publisher: SitePublisher;
    readonly siteDir: string | undefined;
    /** The files of the media library. */
    readonly mediaStore: MediaStore;
    /** Members' pictures. */
    readonly pictures: PictureStore;
    readonly pictureMaker: PictureMaker;
  }
}

/** What the site says: drafts, plans, files and the pages as they are served. */
export const contentPlugin = fastifyPlugin(
  async (app: FastifyInstance, { config, publisher = noSitePublisher }: ContentOptions) => {
    const maker = new PictureMaker();
    app.addHook('onClose', async () => maker.stop());
    app
      .decorate('publisher', publisher)
      .decorate('siteDir', config.siteDir)
      .decorate('mediaStore', makeMediaStore(app))
      .decorate('pictures', makePictureStore(app))
      .decorate('pictureMaker', maker);
    serveTestimonies(app);
    serveTestimonyVisibility(app);
    serveTestimonySettings(app);
    serveContent(app);
    servePlans(app);
    serveMediaFiles(app);
    await serveUploads(app);
    const shown = new ShownMedia(app);
    app.memory.add(shown);
    serveMedia(app, shown);
    if (config.siteDir !== undefined) await serveSite(app, config.siteDir);
  },
  { name: 'content', dependencies: ['auth'] },
);
