import { chakra } from '@chakra-ui/react'
import type { UploadView } from '#client/data/uploads/upload-record.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { partSent } from './bytes.ts'
import { progressText } from './file-words.ts'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: 1,
    fontSize: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** How much of an upload has arrived. */
export function UploadBar({ upload }: { upload: UploadView }) {
  const t = useTexts('files')
  const locale = useLocale()
  return (
    <Box>
      <ProgressLine label={t('progressOf', { name: upload.fileName })} value={partSent([upload])} />
      <span>{progressText(upload, { t, locale })}</span>
    </Box>
  )
}
