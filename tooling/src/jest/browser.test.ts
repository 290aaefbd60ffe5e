/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import './browser';

const inTime = { timeout: 100 };

beforeEach(() => {
  document.body.innerHTML = '<p>What is there</p>';
});

it('shows the document where a query finds nothing, also one that waited', async () => {
  expect(() => screen.getByText('What is not')).toThrow(/What is there/);
  await expect(screen.findByText('What is not', {}, inTime)).rejects.toThrow(/What is there/);
});

it('does not print the document for each try', async () => {
  const tries: string[] = [];
  const look = () => {
    try {
      screen.getByText('What is not');
    } catch (error) {
      tries.push(String(error));
      throw error;
    }
  };
  await expect(waitFor(look, inTime)).rejects.toThrow(/What is there/);
  expect(tries).toContainEqual(expect.stringContaining('What is not'));
  expect(tries).not.toContainEqual(expect.stringContaining('What is there'));
});
