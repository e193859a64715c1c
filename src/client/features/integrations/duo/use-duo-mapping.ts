import { useState } from 'react'
import type { DuoMappingReason, DuoPair } from '#shared/domain/duo/duo-parent.ts'
import { mapDuoAccounts } from '#client/data/nouns/duo-accounts.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { DuoAccountRow } from './duo-account-rows.ts'

/** An account that was not mapped. */
export interface NotMapped {
  name: string
  reason: DuoMappingReason
}

interface Wish {
  row: DuoAccountRow
  /** Null ends the mapping. */
  customerId: string | null
}

/** Has accounts paired with companies by the server, and keeps what it refused until it is asked again. */
export function useDuoMapping() {
  const device = useDevice()
  const t = useTexts('duo')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [refused, setRefused] = useState<readonly NotMapped[]>([])
  const map = async (wishes: readonly Wish[], done: (count: number) => string): Promise<boolean> => {
    if (wishes.length === 0) return false
    const pairs = wishes.map(({ row, customerId }): DuoPair => ({ accountId: row.id, customerId }))
    try {
      const results = await mapDuoAccounts(device, pairs)
      const names = new Map(wishes.map(({ row }) => [row.id, row.row.name]))
      setRefused(
        results.flatMap(({ accountId, reason }) =>
          reason === null ? [] : [{ name: names.get(accountId) ?? accountId, reason }],
        ),
      )
      const count = results.filter(({ outcome }) => outcome === 'done').length
      if (count > 0) showToast({ tone: 'ok', text: done(count) })
      return count > 0
    } catch (cause) {
      const { code } = refusalOf(cause)
      const why = code ? errors(code) : words('cannotWait')
      showToast({ tone: 'error', text: `${t('map.notMapped')} ${why}` })
      return false
    }
  }
  return { map, refused }
}
