/** Whether the settings lie open: the bar at the top opens them, and so may what is told at a table. */

class SettingsSheet {
  isOpen = $state(false);
  /** Whether they were opened for the list of devices, which then has the focus. */
  isForDevices = $state(false);

  open({ isForDevices = false } = {}): void {
    [this.isForDevices, this.isOpen] = [isForDevices, true];
  }
}

export const settingsSheet = new SettingsSheet();
