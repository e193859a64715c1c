import { ShieldCheck } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import type { CompanyPosture } from './company-postures.ts'
import { type Protecting, useProtect } from './use-protect.tsx'
import { useProtectObstacle } from './use-protect-obstacle.ts'

interface ProtectButtonProps extends Protecting {
  label: string
  companies: readonly CompanyPosture[]
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
  const { begin, dialog } = useProtect(companies, onDone)
  return (
    <>
      {isOffered || dialog ? (
        <Button
          icon={<ShieldCheck aria-hidden />}
          disabledReason={obstacle ?? disabledReason}
          onClick={() => begin({ title, checkIds, companyIds })}
        >
          {label}
        </Button>
      ) : null}
      {dialog}
    </>
  )
}
