import { useObservable } from 'dexie-react-hooks'
import { combineLatest, type Observable, of, switchMap } from 'rxjs'
import {
  type AskedAccess,
  watchAccessPolicies,
  watchEveryAccessOptions,
} from '#client/data/nouns/secure/access-policies.ts'
import { readEmergencyIds, watchEmergencyNames } from '#client/data/nouns/secure/emergency-accounts.ts'
import type { Device } from '#client/data/device/device.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { type KeptOut, keptOutBy } from './kept-out.ts'
import { KeptOutText } from './kept-out-text.tsx'

interface CompanyKeptOut {
  company: string
  /** Undefined where its tenant is not on this device. */
  keptOut: readonly KeptOut[] | undefined
}

/** Who would be kept out by what is about to be turned on, before it is sent; companies that this device does not know are told. */
export function KeptOutPart({ asked }: { asked: readonly AskedAccess[] }) {
  const device = useDevice()
  const t = useTexts('access')
  const key = JSON.stringify(asked)
  const found = useObservable(() => watchKeptOut(device, JSON.parse(key) as AskedAccess[]), [device, key])
  if (!found) return null
  const unknown = found.filter(({ keptOut }) => keptOut === undefined).length
  const lines = found.flatMap(({ company, keptOut = [] }) => keptOut.map((each) => ({ ...each, company })))
  return (
    <>
      {lines.length > 0 ? (
        <Callout tone="warn" title={t('keptOut.title')}>
          <ul>
            {lines.map(({ company, ...each }) => (
              <li key={`${company}/${each.who}`}>
                {found.length > 1 ? `${company}: ` : ''}
                <KeptOutText {...each} />
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {unknown > 0 ? <Callout tone="info">{t('keptOut.unknown', { count: unknown })}</Callout> : null}
    </>
  )
}

const watchKeptOut = (device: Device, asked: readonly AskedAccess[]): Observable<CompanyKeptOut[]> =>
  asked.length === 0
    ? of([])
    : combineLatest([
        watchAccessPolicies(device),
        watchEmergencyNames(device),
        watchEveryAccessOptions(
          device,
          asked.map(({ customerId }) => customerId),
        ),
      ]).pipe(
        switchMap(([views, names, known]) =>
          Promise.all(
            asked.map(async ({ customerId, company, items }): Promise<CompanyKeptOut> => {
              const options = known.get(customerId)
              if (!options || options.unread !== null) return { company, keptOut: undefined }
              const policies = views.flatMap(({ row }) => (row.customer_id === customerId ? row.policy : []))
              const emergencyIds = await readEmergencyIds(device, customerId, names, options)
              return { company, keptOut: keptOutBy({ changes: items, policies, options, emergencyIds }) }
            }),
          ),
        ),
      )
