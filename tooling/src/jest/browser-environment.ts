import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with what it lacks of a browser and our code or React Router needs. Node has all of it. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      WritableStream,
    });
    this.global.performance.measure = performance.measure.bind(performance);
  }
}
