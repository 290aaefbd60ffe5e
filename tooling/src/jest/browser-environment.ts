import JsdomEnvironment from 'jest-environment-jsdom';
import { slowDown, timesSlower } from './slow-machine';

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
    if (timesSlower > 1) slowDown(this.global, timesSlower);
    this.global.performance.measure = performance.measure.bind(performance);
  }
}
