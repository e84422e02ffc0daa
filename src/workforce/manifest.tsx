import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const workforceScreens: ScreenManifest = {
  forms: { employees: async () => (await import('#src/workforce/record/EmployeeEdit.tsx')).loadEmployeeForm() },
}
