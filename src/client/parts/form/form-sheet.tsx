import { chakra } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

const Sheet = chakra('form', {
  base: {
    display: 'grid',
    gap: 5,
    maxW: '46rem',
    pb: 6,
    alignContent: 'start',
    overflowY: 'auto',
    flex: '1 1 auto !important',
    minH: 0,
  },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

interface FormSheetProps {
  form: { isChanged: boolean; isSaving: boolean; dialog: ReactNode }
  /** Why this person may change nothing here. */
  obstacle: string | undefined
  /** Called where something was changed that may be. */
  onSave: () => Promise<void>
  children: ReactNode
  /** What else can be done, beside saving. */
  actions?: ReactNode
}

/** A form that is a tab of its own, and is saved at its end. */
export function FormSheet({ form, obstacle, onSave, children, actions }: FormSheetProps) {
  const words = useTexts('words')
  return (
    <Sheet
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (obstacle === undefined && form.isChanged) void onSave()
      }}
    >
      {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
      {children}
      <Actions>
        <Button
          type="submit"
          variant="primary"
          busy={form.isSaving}
          disabledReason={obstacle ?? (form.isChanged ? undefined : words('unchanged'))}
        >
          {words('save')}
        </Button>
        {actions}
      </Actions>
      {form.dialog}
    </Sheet>
  )
}
