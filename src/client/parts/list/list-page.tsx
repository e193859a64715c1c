import type { ReactNode } from 'react'
import { Page } from '#client/ui/page.tsx'
import { usePlace } from '../use-place.ts'
import type { ListAddress } from './list-address.ts'
import { List, type ListProps } from './list.tsx'

interface ListPageProps<Row, Address extends ListAddress> extends ListProps<Row, Address> {
  purpose: string
  /** How old the list is. */
  asOf?: ReactNode
  toolbar?: ReactNode
  figures?: ReactNode
  /** Stands above the list. */
  above?: ReactNode
  /** Stands below it: what is said of its end, and dialogs. */
  children?: ReactNode
}

/** A screen that is a list. */
export function ListPage<Row, Address extends ListAddress>({
  purpose,
  asOf,
  toolbar,
  figures,
  above,
  children,
  ...list
}: ListPageProps<Row, Address>) {
  return (
    <Page {...usePlace()} purpose={purpose} asOf={asOf} toolbar={toolbar} figures={figures}>
      {above}
      <List {...list} />
      {children}
    </Page>
  )
}
