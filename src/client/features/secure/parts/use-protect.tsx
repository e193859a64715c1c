import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CompanyPosture } from './company-postures.ts'

const ProtectDialog = lazy(() =>
  import('./protect-dialog.tsx').then((part) => ({ default: part.ProtectDialog })),
)

/** What somebody begins with. */
export interface Protecting {
  /** Of the dialog. */
  title: string
  checkIds: readonly string[]
  /** Whose tenants are changed; undefined where that is to be chosen. */
  companyIds: readonly string[] | undefined
}

/** Changes of tenants in a dialog: what it began with stays, though what was offered there changes by it. */
export function useProtect(
  companies: readonly CompanyPosture[],
  onDone?: () => void,
): { begin: (what: Protecting) => void; dialog: ReactNode } {
  const [begun, begin] = useState<Protecting>()
  const close = () => {
    begin(undefined)
    onDone?.()
  }
  return {
    begin,
    dialog: begun ? (
      <Suspense>
        <ProtectDialog {...begun} companies={companies} onClose={close} />
      </Suspense>
    ) : null,
  }
}
