import { chakra } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { copyText } from '#client/ui/copy-text.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { NamedValue } from './value-words.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 0.5 } })
const Item = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, overflowWrap: 'anywhere' },
})
const Id = chakra('code', { base: { fontFamily: 'mono', fontSize: 'small' } })

/** Values of a policy, each in a line; an id without a name is short and can be copied, and what is gone says so. */
export function NamedValues({ values }: { values: readonly NamedValue[] }) {
  const t = useTexts('access')
  return (
    <List>
      {values.map(({ text, id, isGone }) => (
        <Item key={id ?? text}>
          {id === undefined ? <span>{text}</span> : <Id title={id}>{text}</Id>}
          {isGone === true ? <Badge tone="amber">{t('panel.gone')}</Badge> : null}
          {id === undefined ? null : <CopyId id={id} />}
        </Item>
      ))}
    </List>
  )
}

function CopyId({ id }: { id: string }) {
  const t = useTexts('access')
  const [isCopied, setCopied] = useState(false)
  return (
    <IconButton
      small
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      label={t('panel.idOf', { id })}
      onClick={() => void copyText(id).then(setCopied)}
    />
  )
}
