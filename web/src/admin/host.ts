/** What the person who runs the service may ask and order, with their token. */
import { answered, client } from '../connection/api';
import type { StudySeen } from '../types/service';

/** A name, a reason and the report that is settled: all of it is logged. */
export interface Because {
  who: string;
  why: string;
  settles?: string;
}

export function hostApi(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const of = (guest: string, query: Because) => ({ headers, params: { path: { guest }, query } });
  const at = (table: string, query: Because) => ({ headers, params: { path: { table }, query } });
  return {
    doing: () => answered(client.GET('/api/admin', { headers })),
    tables: (table: string) =>
      answered(client.GET('/api/admin/tables', { headers, params: { query: { table } } })),
    guests: (name: string) =>
      answered(client.GET('/api/admin/guests', { headers, params: { query: { name } } })),
    studies: (title: string) =>
      answered(client.GET('/api/admin/studies', { headers, params: { query: { title } } })),
    reports: (page: number, all: boolean) =>
      answered(client.GET('/api/admin/reports', { headers, params: { query: { page, all } } })),
    deeds: (page: number) =>
      answered(client.GET('/api/admin/deeds', { headers, params: { query: { page } } })),
    readOnly: (read_only: boolean, query: Because) =>
      answered(
        client.PUT('/api/admin/read-only', { headers, params: { query }, body: { read_only } }),
      ),
    ban: (id: string, because: Because) =>
      answered(client.PUT('/api/admin/bans/{guest}', of(id, because))),
    unban: (id: string, because: Because) =>
      answered(client.DELETE('/api/admin/bans/{guest}', of(id, because))),
    close: (id: string, because: Because) =>
      answered(client.PUT('/api/admin/closed/{table}', at(id, because))),
    reopen: (id: string, because: Because) =>
      answered(client.DELETE('/api/admin/closed/{table}', at(id, because))),
    dismiss: (report: string, query: Because) =>
      answered(
        client.DELETE('/api/admin/reports/{report}', {
          headers,
          params: { path: { report }, query },
        }),
      ),
    rename: (id: string, name: string, because: Because) =>
      answered(client.PUT('/api/admin/names/{guest}', { ...of(id, because), body: { name } })),
    suspend: (id: string, days: number, because: Because) =>
      answered(
        client.PUT('/api/admin/suspensions/{guest}', { ...of(id, because), body: { days } }),
      ),
    lift: (id: string, because: Because) =>
      answered(client.DELETE('/api/admin/suspensions/{guest}', of(id, because))),
    hold: (study: string, held: StudySeen['held'], query: Because) =>
      answered(
        client.PUT('/api/admin/studies/{study}', {
          headers,
          params: { path: { study }, query },
          body: { held },
        }),
      ),
  };
}

export type HostApi = ReturnType<typeof hostApi>;
