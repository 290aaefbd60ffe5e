import JsdomEnvironment from 'jest-environment-jsdom';
import { slowDown, slowdownFactor } from './slow-machine';

/** jsdom, plus the globals that our code or React Router needs and Node has. */
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
    if (slowdownFactor > 1) slowDown(this.global, slowdownFactor);
    this.global.performance.measure = performance.measure.bind(performance);
  }
}
