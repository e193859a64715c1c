import { useTexts } from '#client/texts/texts.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { AuthCardProps } from '../auth-card.tsx'

/** Around the set-up of an authenticator app by somebody who is signed in. */
export function SetUpDialog({
  title,
  words,
  notice,
  onSubmit,
  onBack,
  children,
}: AuthCardProps & { onBack: () => void }) {
  const general = useTexts('words')
  return (
    <Dialog
      open
      urgent
      title={title}
      closeLabel={general('close')}
      onClose={onBack}
      {...(onSubmit ? { onSubmit } : {})}
    >
      {words}
      {notice}
      {children}
    </Dialog>
  )
}
