import { chakra } from '@chakra-ui/react'
import { feedOf } from '#shared/domain/alerts/feed-of.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { type Silence, wordOfReason } from './sources.ts'

const Companies = chakra('ul', {
  base: {
    display: 'grid',
    gap: 3,
    listStyle: 'none',
    fontSize: 'control',
    '& h3': { fontWeight: 'semibold' },
  },
})

interface SourcesDialogProps {
  silent: readonly Silence[]
  onClose: () => void
}

/** Which companies are not watched as a whole, and what keeps each source from being read. */
export function SourcesDialog({ silent, onClose }: SourcesDialogProps) {
  const t = useTexts('alerts')
  const words = useTexts('words')
  return (
    <Dialog open onClose={onClose} title={t('silent.title')} closeLabel={words('close')}>
      <p>
        <Quiet>{t('silent.purpose')}</Quiet>
      </p>
      <Companies>
        {silent.map(({ companyId, company, sources }) => (
          <li key={companyId}>
            <h3>{company}</h3>
            {sources === 'notRead' ? (
              t('silent.notRead')
            ) : (
              <ul>
                {[
                  ...new Set(
                    sources.map(
                      ({ source, reason }) =>
                        `${t(`sources.${feedOf(source)}`)}: ${t(`reasons.${wordOfReason(source, reason)}`)}`,
                    ),
                  ),
                ].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Companies>
    </Dialog>
  )
}
