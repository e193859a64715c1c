import { useEffect, useState } from 'react'
import type { Choice, ChosenBy } from '#shared/domain/import-settings/import-rule.ts'
import {
  type ImportChoices,
  readImportChoices,
  watchEverybody,
  watchProducts,
} from '#client/data/nouns/people/import-settings.ts'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** By what accounts can be chosen; undefined where that is not known here. */
export type Choices = Partial<Record<ChosenBy, readonly Choice[] | undefined>>

export interface KnownChoices {
  domains: readonly string[]
  choices: Choices
  /** What every tenant has alike: the products that any company holds, and the roles that somebody holds here. */
  choicesEverywhere: Choices
  /** Whether groups and roles are still being asked for. */
  isAsking: boolean
}

/** What this device knows of a company: people, products and domains. Groups and roles are asked of the server (EMP-16). */
export function useChoices(customerId: string): KnownChoices {
  const device = useDevice()
  const people = useWatched(watchEverybody, customerId)
  const connection = useWatched(watchConnection, customerId)
  const products = useWatched(watchProducts)
  const [told, setTold] = useState<ImportChoices | 'unread'>()
  useEffect(() => {
    let isOver = false
    readImportChoices(device, customerId).then(
      (choices) => isOver || setTold(choices),
      () => isOver || setTold('unread'),
    )
    return () => {
      isOver = true
    }
  }, [device, customerId])
  const ofServer = told === 'unread' ? undefined : told
  return {
    domains: connection?.integration?.domains ?? [],
    choices: {
      users: people
        ?.filter(({ directory }) => directory === 'present')
        .map(({ id, entra_id, display_name, email }) => ({
          id: (entra_id ?? id).toLowerCase(),
          name: display_name || email,
        })),
      licences: connection?.licenses.map(({ sku_id, product_name }) => ({
        id: sku_id.toLowerCase(),
        name: product_name,
      })),
      groups: ofServer?.groups ?? undefined,
      roles: ofServer?.roles ?? undefined,
    },
    choicesEverywhere: { licences: products, roles: ofServer?.roles ?? undefined },
    isAsking: told === undefined,
  }
}
