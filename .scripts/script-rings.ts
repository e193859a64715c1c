import type { Plugin } from 'vite'
import { closureOf } from './lib/closure-of.ts'

/**
 * Fails a build in which scripts import each other in a ring, however the modules in them do: one of them then runs before
 * what it takes from another is there, and the page that needs it never opens.
 */
export function scriptRings(): Plugin {
  return {
    name: 'script-rings',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? [[each.fileName, each.imports] as const] : [],
        ),
      )
      const importsOf = (name: string) => imports.get(name) ?? []
      const inRings = [...imports.keys()].filter((name) => closureOf(importsOf(name), importsOf).has(name))
      if (inRings.length > 0) this.error(`Scripts import each other in a ring: ${inRings.join(', ')}`)
    },
  }
}
