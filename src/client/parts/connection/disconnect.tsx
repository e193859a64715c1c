import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { useWithheld } from '../use-withheld.ts'
import { AskButton } from './ask-button.tsx'

interface DisconnectButtonProps {
  /** The question. */
  title: string
  /** What goes with it, and what stays. */
  children: ReactNode
  /** What is told afterwards. */
  done: string
  onDisconnect: () => Promise<void>
  disabledReason: string | undefined
}

/** Ends a connection after a question that says what goes with it (INT-07). */
export function DisconnectButton({ onDisconnect, disabledReason, ...rest }: DisconnectButtonProps) {
  const t = useTexts('companies')
  const errors = useTexts('errors')
  const withheld = useWithheld('disconnectCompanies')
  return (
    <AskButton
      {...rest}
      label={t('disconnect.button')}
      confirm={t('disconnect.confirm')}
      refused={errors('integrationNotRemoved')}
      onConfirm={onDisconnect}
      disabledReason={disabledReason ?? withheld}
    />
  )
}
