/** What a person likes, kept in this browser. */
import { bestLanguage, speak, type Language } from './words.svelte';

/** How fast moves are shown. */
export type Speed = 'off' | 'quick' | 'normal' | 'slow';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** Which colours look alike to these eyes. */
  palette: 'usual' | 'red-green' | 'blue-yellow';
  sound: boolean;
  speed: Speed;
  /** Whether laying needs a second tap: always, on touch screens, or never. */
  confirm: 'always' | 'touch' | 'never';
  /** Light up the places where the picked piece fits. */
  places: boolean;
}

const KEY = 'serpentry-settings';

const DEFAULTS: Settings = {
  language: bestLanguage(navigator.languages ?? ['en']),
  theme: 'auto',
  palette: 'usual',
  sound: false,
  speed: 'normal',
  confirm: 'touch',
  places: true,
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

/** Put the settings to use, now and whenever they change. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const dress = (): void => {
    const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.palette = settings.palette;
    document.documentElement.dataset.motion = settings.speed === 'off' ? 'off' : 'on';
  };
  dark.addEventListener('change', dress);
  $effect.root(() => {
    $effect(dress);
    $effect(() => keep(KEY, $state.snapshot(settings)));
    $effect(() => void speak(settings.language));
  });
}
