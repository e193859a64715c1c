import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Enough to find one's way; common words are said everywhere. */
const MOST = 8
const SAYING = /\b(?:useTexts|useTableLabels)\('(\w+)'\)|\buseTexts<'(\w+)'>/g

/** Finds the files below a folder that say a text: those that name its key, else all that say something of its section. */
export function readUses(folder: string): (section: string, key: string) => string[] {
  const bySection = new Map<string, { file: string; source: string }[]>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['texts/**'] }).toSorted()) {
    if (file.includes('.test.')) continue
    const source = readFileSync(join(folder, file), 'utf8')
    const sections = new Set([...source.matchAll(SAYING)].map(([, called, typed]) => called ?? typed ?? ''))
    if (source.includes('useCheckWords()')) sections.add('checks')
    if (source.includes('useDetectionWords()')) sections.add('detections')
    for (const section of sections)
      bySection.set(section, [...(bySection.get(section) ?? []), { file, source }])
  }
  return (section, key) => {
    const files = bySection.get(section) ?? []
    const stem = key.replace(/_[a-z]+$/, '')
    const naming = files.filter(({ source }) => source.includes(`'${stem}'`))
    return (naming.length > 0 ? naming : files).slice(0, MOST).map(({ file }) => file)
  }
}
