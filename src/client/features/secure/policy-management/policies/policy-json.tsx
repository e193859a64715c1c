import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { saveFile } from '#client/parts/save-file.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Tags } from '#client/ui/words.tsx'
import type { ListedPolicy } from './policy-rows.ts'

const Code = chakra('pre', {
  base: {
    p: 3,
    fontFamily: 'mono',
    fontSize: 'small',
    lineHeight: '1.5',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** A policy as JSON, to be read, copied, or kept as a file (CA-27). */
export function PolicyJson({ policy }: Pick<ListedPolicy, 'policy'>) {
  const t = useTexts('access')
  const words = useTexts('words')
  const text = JSON.stringify(policy, null, 2)
  return (
    <>
      <Tags>
        <CopyButton text={text} label={t('panel.copy')} copiedLabel={words('copied')} />
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile(fileOf(policy), new Blob([text], { type: 'application/json' }))}
        >
          {t('panel.download')}
        </Button>
      </Tags>
      <Code>{text}</Code>
    </>
  )
}

/** A name that every disk takes. */
const fileOf = ({ displayName }: ListedPolicy['policy']) =>
  `${displayName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'policy'}.json`
