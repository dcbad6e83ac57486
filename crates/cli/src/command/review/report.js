const buttons = document.querySelectorAll("button[data-show]");
for (const button of buttons) {
  button.addEventListener("click", () => {
    for (const other of buttons) {
      other.setAttribute("aria-pressed", String(other === button));
      document.getElementById(other.dataset.show).hidden = other !== button;
    }
  });
}
