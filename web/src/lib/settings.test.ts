import { expect, test } from 'vitest';
import { readSettings } from './settings.svelte';

test('who had turned movement off before there were speeds has it off', () => {
  expect(readSettings({ motion: false }).speed).toBe('off');
  expect(readSettings({ motion: true }).speed).toBe('normal');
  expect(readSettings({ motion: false, speed: 'slow' }).speed).toBe('slow');
  expect(readSettings(null).speed).toBe('normal');
});

test('who chose sounds before there was a volume hears them as loud as they were', () => {
  expect(readSettings({ sound: true })).toMatchObject({ sound: true, volume: 100 });
});
