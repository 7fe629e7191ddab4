/** Sample notifications, labelled as samples wherever they are shown. */
export const sampleNotifications = [
  { title: "New application", text: "A club applied to one of your projects.", when: "2 hours ago" },
  { title: "Deliverable due soon", text: "A deliverable is due within the next 7 days.", when: "Yesterday" },
  { title: "Project update", text: "A project you follow has new deliverables.", when: "3 days ago" },
] as const;
