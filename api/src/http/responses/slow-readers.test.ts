import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { defaultTimeouts } from '../make-server';
import { cutSlowReaders } from './slow-readers';

/** A connection that buffers what is written until a test reads it. */
class FakeSocket extends EventEmitter {
  writableLength = 0;
  bytesWritten = 0;
  readonly resetAndDestroy = jest.fn(() => this.emit('close'));

  write(bytes: number): void {
    this.writableLength += bytes;
    this.bytesWritten += bytes;
  }

  take(bytes: number): void {
    this.writableLength -= Math.min(bytes, this.writableLength);
  }
}

const { progress } = defaultTimeouts;
const minute = 60_000;

let socket: FakeSocket;
beforeEach(() => {
  jest.useFakeTimers();
  const server = new EventEmitter();
  const app = { server, addHook: () => undefined } as unknown as FastifyInstance;
  cutSlowReaders(app, defaultTimeouts);
  socket = new FakeSocket();
  server.emit('connection', socket);
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Reads a number of bytes each second while a download is written. */
function read(bytesPerSecond: number, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    socket.take(bytesPerSecond);
    if (socket.writableLength < 64 * 1024) socket.write(64 * 1024);
    jest.advanceTimersByTime(1000);
  }
}

it('cuts a client that reads nothing for 30 seconds, and not sooner', () => {
  expect(progress).toBe(30_000);
  socket.write(1000);
  jest.advanceTimersByTime(progress - 1000);
  expect(socket.resetAndDestroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * defaultTimeouts.check);
  expect(socket.resetAndDestroy).toHaveBeenCalledTimes(1);
});

it('cuts a client that reads too slowly all the time', () => {
  read(500, 2 * minute + 2 * defaultTimeouts.check);
  expect(socket.resetAndDestroy).toHaveBeenCalled();
});

it('lets a phone on a slow line download for hours', () => {
  read(3000, 120 * minute);
  expect(socket.resetAndDestroy).not.toHaveBeenCalled();
});

it('lets a phone go through a tunnel', () => {
  for (let times = 0; times < 10; times++) {
    read(20_000, minute);
    jest.advanceTimersByTime(progress - 2 * defaultTimeouts.check);
  }
  expect(socket.resetAndDestroy).not.toHaveBeenCalled();
});

it('keeps a connection that has nothing to read', () => {
  read(1000, 1000);
  socket.take(Infinity);
  jest.advanceTimersByTime(60 * minute);
  // A console takes each occasional message at once.
  for (let beats = 0; beats < 100; beats++) {
    socket.write(3);
    jest.advanceTimersByTime(1000);
    socket.take(3);
    jest.advanceTimersByTime(14_000);
  }
  expect(socket.resetAndDestroy).not.toHaveBeenCalled();
});
