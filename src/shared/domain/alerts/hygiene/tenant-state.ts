import { DAY, HOUR } from '#shared/lib/time.ts'
import { fact } from '../facts.ts'
import { defineQuery, type HygieneQuery, listFinding } from './hygiene-query.ts'

/** Below it a tenant has hardly begun, and to lose so much within a month is more than the vendor's own adjustments, in percent. */
const LOW = 30
const DROP = 5
/** A directory on premises is told of every half hour. */
const SILENT = 72 * HOUR
/** In days. */
const STALE = 90

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const SCORE_PAGE = 'https://learn.microsoft.com/defender-xdr/microsoft-secure-score'
const score = {
  interval: DAY,
  license: 'free',
  guide: 'secureScore',
  link: SCORE_PAGE,
  reads: ['scores'],
} as const

/** How a tenant stands as a whole, and its devices. */
export const tenantState: readonly HygieneQuery[] = [
  defineQuery({
    ...score,
    id: 'secure-score-dropped',
    severity: 'medium',
    find: ({ scores }) => {
      const last = scores.at(-1)
      if (!last) return []
      const best = scores.reduce((most, { share }) => Math.max(most, share), 0)
      const lost = Math.round((best - last.share) * 1000) / 10
      if (lost < DROP) return []
      return [
        {
          subject: '',
          size: Math.floor(lost),
          facts: [fact('secureScore', percent(best), percent(last.share)), fact('date', last.date)],
        },
      ]
    },
  }),
  defineQuery({
    ...score,
    id: 'secure-score-low',
    severity: 'low',
    find: ({ scores }) => {
      const last = scores.at(-1)
      if (!last || last.share * 100 >= LOW) return []
      return [
        { subject: '', size: 1, facts: [fact('secureScore', percent(last.share)), fact('date', last.date)] },
      ]
    },
  }),
  defineQuery({
    id: 'directory-sync-stopped',
    interval: DAY,
    severity: 'medium',
    license: 'free',
    guide: 'directorySync',
    link: 'https://learn.microsoft.com/entra/identity/hybrid/connect/tshoot-connect-objectsync',
    reads: ['organization'],
    find: ({ organization }, at) =>
      organization
        .filter(
          ({ onPremisesSyncEnabled, onPremisesLastSyncDateTime }) =>
            onPremisesSyncEnabled === true && at - Date.parse(onPremisesLastSyncDateTime ?? '') > SILENT,
        )
        .map(({ onPremisesLastSyncDateTime }) => ({
          subject: '',
          size: 1,
          facts: [fact('lastSync', onPremisesLastSyncDateTime ?? '')],
        })),
  }),
  defineQuery({
    id: 'stale-devices',
    interval: DAY,
    severity: 'informational',
    license: 'free',
    guide: 'unusedDevice',
    link: 'https://learn.microsoft.com/entra/identity/devices/manage-stale-devices',
    reads: ['devices'],
    find: ({ devices }, at) =>
      listFinding(
        'devices',
        devices
          .filter(
            ({ accountEnabled, approximateLastSignInDateTime: last }) =>
              accountEnabled === true && at - Date.parse(last ?? '') > STALE * DAY,
          )
          .map(({ displayName }) => displayName ?? ''),
      ),
  }),
  defineQuery({
    id: 'devices-not-compliant',
    interval: 4 * HOUR,
    severity: 'low',
    license: 'intune',
    guide: 'deviceState',
    link: 'https://learn.microsoft.com/mem/intune/protect/compliance-policy-monitor',
    reads: ['unfitDevices'],
    find: ({ unfitDevices }) =>
      listFinding(
        'devices',
        unfitDevices.map(({ deviceName, userPrincipalName }) =>
          [deviceName, userPrincipalName].filter(Boolean).join(' / '),
        ),
      ),
  }),
]
