import { fillTimeHeader } from 'contract/bot-signals';
import { FillTime } from './fill-time';

it('counts from the first input to the sending, and anew after it', () => {
  const fillTime = new FillTime();
  const clock = jest.spyOn(performance, 'now');
  const inputAt = (time: number) => {
    clock.mockReturnValue(time);
    fillTime.noteInput();
  };
  expect(fillTime.headers()).toEqual({});
  inputAt(1000);
  inputAt(3000);
  clock.mockReturnValue(5000.4);
  expect(fillTime.headers()).toEqual({ [fillTimeHeader]: '4000' });
  fillTime.forget();
  expect(fillTime.headers()).toEqual({});
});
