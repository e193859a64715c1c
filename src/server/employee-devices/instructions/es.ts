import type { AgentSteps } from './agent-steps.ts'

export const es: AgentSteps = {
  windows: {
    copy: 'Descargue el agente para Windows y cópielo en el dispositivo.',
    open: 'Abra PowerShell como administrador, en la carpeta del archivo.',
    install: 'Instálelo. Informa una vez y, desde entonces, cada seis horas.',
    show: 'Para ver qué informaría, sin enviar nada:',
    uninstall: 'Para quitarlo del dispositivo:',
    hint: 'Para muchos dispositivos, ejecute la misma línea desde su herramienta de administración o mediante una directiva de grupo.',
  },
  unix: {
    copy: 'Descargue el agente para macOS y Linux y cópielo en el dispositivo.',
    open: 'Abra un terminal en la carpeta del archivo.',
    install: 'Instálelo. Informa una vez y, desde entonces, cada seis horas.',
    show: 'Para ver qué informaría, sin enviar nada:',
    uninstall: 'Para quitarlo del dispositivo:',
    hint: 'En macOS, Terminal necesita acceso total al disco para leer los perfiles de navegador de otras cuentas.',
  },
  browser: {
    copy: 'Descargue la extensión para Chrome, Edge y Brave y descomprímala en una carpeta que permanezca en el dispositivo.',
    open: 'Abra la página de extensiones y active el modo de desarrollador:',
    install: 'Elija «Cargar descomprimida» y la carpeta. Informa una vez y, desde entonces, cada seis horas.',
    show: 'Para ver qué informa, pulse su botón junto a la dirección.',
    uninstall: 'Para quitarla, elimínela en la misma página.',
    hint: 'Para muchos dispositivos, empaquete la carpeta en esa página e instálela con la directiva ExtensionInstallForcelist. De las páginas solo comunica los nombres de sus sitios; dígaselo a las personas.',
  },
}
