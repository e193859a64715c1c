import { useMemo } from 'react'
import { isInRanges } from '#shared/domain/alerts/address-range.ts'
import { watchSafeAddresses } from '#client/data/nouns/secure/usual-setup.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { NamedAlert } from '../alert-rows.ts'
import { type NamedIncident, namedIncidents } from './incident-rows.ts'

/** The incidents that all alerts of this device make; undefined while these are being read. */
export function useIncidents(all: readonly NamedAlert[] | undefined): NamedIncident[] | undefined {
  const t = useTexts('incidents')
  const safe = useWatched(watchSafeAddresses)
  return useMemo(
    () =>
      all &&
      safe &&
      namedIncidents(all, {
        sameAddress: (count) => t('sameAddress', { count }),
        isSafe: safeIn(safe),
      }),
    [all, safe, t],
  )
}

/** Whether an address is safe at a company or at all of them; each is looked up once, for a thousand alerts may have it. */
export function safeIn(ranges: ReadonlyMap<string | null, readonly string[]>) {
  const known = new Map<string, boolean>()
  return (companyId: string, address: string): boolean => {
    const lists = [ranges.get(null) ?? [], ranges.get(companyId) ?? []].flat()
    if (lists.length === 0) return false
    const key = `${companyId}/${address}`
    const isSafe = known.get(key) ?? isInRanges(lists, address)
    known.set(key, isSafe)
    return isSafe
  }
}
