/** What the host may do, as it is asked once more before it is done. */
import { t } from '../lib/words.svelte';
import type { GuestSeen, ReportSeen, StudySeen, TableSeen } from '../types/service';
import type { Because, HostApi } from './host';

/** What is filled in besides the reason. */
interface Filled {
  name: string;
  days: number;
}

export interface Deed {
  /** What the button says. */
  does: string;
  /** What follows from it. */
  line: string;
  /** What has to be filled in. */
  asks?: 'name' | 'days';
  /** Whether the person it is about will read the reason. */
  isTold?: boolean;
  ondo: (api: HostApi, because: Because, filled: Filled) => Promise<unknown>;
}

/** How long somebody may be suspended, in days; 0: for good. */
export const SPANS = [1, 7, 30, 365, 0];

/** A guest, as a list or a report names them. */
interface Named {
  id: string;
  name: string;
}

/** A deed that takes another one back. */
const back = (does: string, ondo: Deed['ondo']): Deed => ({
  does,
  line: t('web-admin-sure', { what: does }),
  ondo,
});

const renaming = ({ id, name }: Named): Deed => ({
  does: t('web-admin-rename'),
  line: t('web-admin-rename-line', { name }),
  asks: 'name',
  isTold: true,
  ondo: (api, because, filled) => api.rename(id, filled.name, because),
});

const suspending = ({ id, name }: Named): Deed => ({
  does: t('web-admin-suspend'),
  line: t('moderate-suspend-line', { name }),
  asks: 'days',
  isTold: true,
  ondo: (api, because, { days }) => api.suspend(id, days, because),
});

const lifting = ({ id, name }: Named): Deed => ({
  does: t('web-admin-lift'),
  line: t('moderate-lift-line', { name }),
  isTold: true,
  ondo: (api, because) => api.lift(id, because),
});

const banning = ({ id, name, banned }: GuestSeen): Deed =>
  banned
    ? back(t('web-admin-unban'), (api, because) => api.unban(id, because))
    : {
        does: t('web-admin-ban'),
        line: t('web-admin-ban-line', { name }),
        ondo: (api, because) => api.ban(id, because),
      };

const free = (of: Named, until: number | null): Deed =>
  until === null ? suspending(of) : lifting(of);

export const aboutGuest = (one: GuestSeen): Deed[] => [
  renaming(one),
  free(one, one.suspended_until),
  banning(one),
];

export const aboutReport = (one: ReportSeen): Deed[] => {
  const of = { id: one.about, name: one.name_now };
  const dismissing: Deed = {
    does: t('web-admin-dismiss'),
    line: t('moderate-dismiss-line', { name: one.name }),
    ondo: (api, because) => api.dismiss(one.id, { ...because, settles: '' }),
  };
  return [
    ...(one.name_now ? [renaming(of), free(of, one.suspended_until)] : []),
    ...(one.is_open ? [dismissing] : []),
  ];
};

export const closing = ({ id, closed }: TableSeen): Deed =>
  closed
    ? back(t('web-admin-reopen'), (api, because) => api.reopen(id, because))
    : {
        does: t('web-admin-close'),
        line: t('web-admin-close-line', { table: id }),
        ondo: (api, because) => api.close(id, because),
      };

export const stopping = (isReadOnly: boolean): Deed =>
  isReadOnly
    ? back(t('web-admin-go-on'), (api, because) => api.readOnly(false, because))
    : {
        does: t('web-admin-read-only'),
        line: t('web-admin-read-only-line'),
        ondo: (api, because) => api.readOnly(true, because),
      };

export const holding = ({ id, title, held }: StudySeen): Deed[] => {
  const deed = (does: string, wanted: StudySeen['held']): Deed => ({
    does,
    line: t('web-admin-study-line', { title }),
    isTold: true,
    ondo: (api, because) => api.hold(id, wanted, because),
  });
  return [
    ...(held === '' ? [deed(t('web-admin-unlist'), 'unlisted')] : []),
    ...(held === 'hidden' ? [] : [deed(t('web-admin-hide'), 'hidden')]),
    ...(held === '' ? [] : [deed(t('web-admin-show-again'), '')]),
  ];
};
