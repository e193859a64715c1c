import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { saveFile } from '#client/parts/save-file.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Tags } from '#client/ui/words.tsx'

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

interface JsonTextProps {
  value: unknown
  /** What its file is called, as somebody named it. */
  name: string
  copy: string
  download: string
}

/** Something as JSON, to be read, copied, or kept as a file. */
export function JsonText({ value, name, copy, download }: JsonTextProps) {
  const words = useTexts('words')
  const text = JSON.stringify(value, null, 2)
  return (
    <>
      <Tags>
        <CopyButton text={text} label={copy} copiedLabel={words('copied')} />
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile(fileOf(name), new Blob([text], { type: 'application/json' }))}
        >
          {download}
        </Button>
      </Tags>
      <Code>{text}</Code>
    </>
  )
}

/** A name that every disk takes. */
const fileOf = (name: string) =>
  `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'policy'}.json`
