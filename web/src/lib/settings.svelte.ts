/** What a person likes, kept in this browser. */
import { bestLanguage, speak, type Language } from './words.svelte';

/** How fast moves are shown. */
export type Speed = 'off' | 'quick' | 'normal' | 'slow';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** Which colours look the same to these eyes. */
  palette: 'usual' | 'red-green' | 'blue-yellow';
  /** What boards are made of. */
  board: 'wood' | 'slate' | 'linen';
  sound: boolean;
  /** How loud, of a hundred. */
  volume: number;
  speed: Speed;
  /** Whether laying needs a second tap: always, on touch screens, or never. */
  confirm: 'always' | 'touch' | 'never';
  /** Light up the places where the picked piece fits. */
  places: boolean;
  /** Whether boards show the names of their cells. */
  names: boolean;
  /** Where two sit at one device: on one side of it, or across, and then what turns to whom. */
  across: 'no' | 'turn' | 'sides';
}

const KEY = 'serpentry-settings';

const DEFAULTS: Settings = {
  language: bestLanguage(navigator.languages ?? ['en']),
  theme: 'auto',
  palette: 'usual',
  board: 'wood',
  sound: false,
  volume: 100,
  speed: 'normal',
  confirm: 'touch',
  places: true,
  names: true,
  across: 'no',
};

/** Something kept in this browser; what can't be read counts as not there. */
export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keep something in this browser, if it lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Settings as they were kept; who had turned movement off before there were speeds has it off. */
export function readSettings(told: (Partial<Settings> & { motion?: boolean }) | null): Settings {
  const { motion, ...known } = told ?? {};
  return { ...DEFAULTS, ...(motion === false ? { speed: 'off' } : {}), ...known };
}

export const settings: Settings = $state(readSettings(kept(KEY)));

const device = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
let deviceIsDark = $state(device?.matches ?? false);
device?.addEventListener('change', () => (deviceIsDark = device.matches));

/** Whether the page is dark, by choice or as the device is. */
export const isDark = (): boolean =>
  settings.theme === 'auto' ? deviceIsDark : settings.theme === 'dark';

/** Put the settings to use, now and whenever they change; other boards than of wood are fetched. */
export function applySettings(boards: () => Promise<unknown>): void {
  const dress = (): void => {
    const { dataset } = document.documentElement;
    dataset.theme = isDark() ? 'dark' : 'light';
    dataset.palette = settings.palette;
    dataset.board = settings.board;
    dataset.names = settings.names ? 'on' : 'off';
    dataset.motion = settings.speed === 'off' ? 'off' : 'on';
  };
  $effect.root(() => {
    $effect(dress);
    $effect(() => void (settings.board !== 'wood' && boards()));
    $effect(() => keep(KEY, $state.snapshot(settings)));
    $effect(() => void speak(settings.language));
  });
}
