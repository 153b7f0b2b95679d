/** Why somebody is reported, as the service knows it and as people read it. */
import type { components } from '../types/schema';

export type Reason = components['schemas']['ReportGiven']['reason'];

export const REASONS: readonly { value: Reason; key: string }[] = [
  { value: 'insult', key: 'web-reason-insult' },
  { value: 'name', key: 'web-reason-name' },
  { value: 'spam', key: 'web-reason-spam' },
  { value: 'cheating', key: 'web-reason-cheating' },
  { value: 'other', key: 'web-reason-other' },
];
