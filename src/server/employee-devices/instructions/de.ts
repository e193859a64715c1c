import type { AgentSteps } from './agent-steps.ts'

export const de: AgentSteps = {
  windows: {
    copy: 'Laden Sie den Agent für Windows herunter und kopieren Sie ihn auf das Gerät.',
    open: 'Öffnen Sie PowerShell als Administrator, im Ordner der Datei.',
    install: 'Installieren Sie ihn. Er meldet sich einmal und von da an alle sechs Stunden.',
    show: 'So sehen Sie, was er melden würde, ohne dass etwas gesendet wird:',
    uninstall: 'So entfernen Sie ihn wieder vom Gerät:',
    hint: 'Für viele Geräte führen Sie dieselbe Zeile aus Ihrem Verwaltungswerkzeug oder per Gruppenrichtlinie aus.',
  },
  unix: {
    copy: 'Laden Sie den Agent für macOS und Linux herunter und kopieren Sie ihn auf das Gerät.',
    open: 'Öffnen Sie ein Terminal im Ordner der Datei.',
    install: 'Installieren Sie ihn. Er meldet sich einmal und von da an alle sechs Stunden.',
    show: 'So sehen Sie, was er melden würde, ohne dass etwas gesendet wird:',
    uninstall: 'So entfernen Sie ihn wieder vom Gerät:',
    hint: 'Unter macOS braucht das Terminal vollen Festplattenzugriff, um die Browserprofile anderer Konten zu lesen.',
  },
}
