import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { KeyHint } from '#client/ui/keys/key-hint.tsx'
import { keyText } from '#client/ui/keys/key-text.ts'
import { groupKeyWords, type KeyWord, keyWords } from '#client/ui/keys/key-words.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'start',
    columnGap: 8,
    rowGap: 4,
    color: 'text',
    '& h3': { mb: 1.5, fontSize: 'control', fontWeight: 'semibold', color: 'muted' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: '4.25rem minmax(0, 1fr)',
      rowGap: 1.5,
      alignItems: 'center',
      fontSize: 'control',
    },
  },
})

/** Which keys act where somebody is, and what they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('keys')
  const frame = useTexts('frame')
  const words = useTexts('words')
  // Those of the screen beneath: what comes and goes while they are read is not theirs.
  const [groups] = useState(() => groupKeyWords(keyWords.list()))
  return (
    <Dialog open isText title={frame('keys')} closeLabel={words('close')} onClose={onClose}>
      <Groups>
        {groups.map(({ scope, words }) => (
          <section key={scope}>
            <h3>{t(`scopes.${scope}`)}</h3>
            <dl>
              {words.map((each) => (
                <Line key={`${each.keys} ${each.word}`} {...each} />
              ))}
            </dl>
          </section>
        ))}
      </Groups>
      <Quiet>{t('rest')}</Quiet>
    </Dialog>
  )
}

function Line({ keys, word }: KeyWord) {
  return (
    <>
      <dt>
        <KeyHint>{keyText(keys)}</KeyHint>
      </dt>
      <dd>{word}</dd>
    </>
  )
}
