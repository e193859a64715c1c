import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { CompanyPosture } from './company-postures.ts'
import { useProtectObstacle } from './use-protect-obstacle.ts'

const ProtectDialog = lazy(() =>
  import('./protect-dialog.tsx').then((part) => ({ default: part.ProtectDialog })),
)

interface ProtectButtonProps {
  label: string
  /** Of the dialog. */
  title: string
  companies: readonly CompanyPosture[]
  checkIds: readonly string[]
  /** Whose tenants are changed; undefined where that is to be chosen. */
  companyIds: readonly string[] | undefined
  /** Why there is nothing to be done here. */
  disabledReason?: string | undefined
  /** False takes the button away, but never an open dialog: what it does may be why. */
  isOffered?: boolean
  onDone?: () => void
}

/** Begins with changes of tenants, where somebody may. */
export function ProtectButton({
  label,
  title,
  companies,
  checkIds,
  companyIds,
  disabledReason,
  isOffered = true,
  onDone,
}: ProtectButtonProps) {
  const obstacle = useProtectObstacle()
  // What is offered here changes while it is being carried out.
  const [begun, setBegun] = useState<Pick<ProtectButtonProps, 'title' | 'checkIds' | 'companyIds'>>()
  return (
    <>
      {isOffered || begun ? (
        <Button
          icon={<ShieldCheck aria-hidden />}
          disabledReason={obstacle ?? disabledReason}
          onClick={() => setBegun({ title, checkIds, companyIds })}
        >
          {label}
        </Button>
      ) : null}
      {begun ? (
        <Suspense>
          <ProtectDialog
            {...begun}
            companies={companies}
            onClose={() => {
              setBegun(undefined)
              onDone?.()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
