import { chakra } from '@chakra-ui/react'
import { Share, SquareCheck, SquarePlus } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: 3,
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: 2.5, color: 'text' },
    '& svg': { boxSize: '1.25rem', flexShrink: 0, color: 'accentText' },
  },
})

/** How the app is installed where the browser does not ask: by the menu of Safari. */
export function InstallDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('install')
  const words = useTexts('words')
  return (
    <Dialog
      open
      size="small"
      title={t('title')}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words('done')}
        </Button>
      }
    >
      <p>{t('why')}</p>
      <Steps>
        <li>
          <Share aria-hidden />
          {t('steps.share')}
        </li>
        <li>
          <SquarePlus aria-hidden />
          {t('steps.add')}
        </li>
        <li>
          <SquareCheck aria-hidden />
          {t('steps.confirm')}
        </li>
      </Steps>
    </Dialog>
  )
}
