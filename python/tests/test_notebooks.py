"""The notebooks in `examples` run, and show what they promise."""

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, wanted: str) -> tuple[Any, int]:
    """Runs a notebook from the top. Returns the value of an expression at its end, and how many pictures it drew."""
    notebook = nbformat.read(EXAMPLES / name, as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(f"import json\nprint(json.dumps({wanted}))"))
    NotebookClient(notebook, timeout=None, kernel_name="python3", resources={"metadata": {"path": str(EXAMPLES)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    pictures = sum("image/png" in output.get("data", {}) for output in outputs)
    return json.loads(notebook.cells[-1].outputs[0].text), pictures


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.name)
def test_notebooks_are_valid_and_stored_without_outputs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert all(not cell.outputs and cell.execution_count is None for cell in notebook.cells if cell.cell_type == "code")


def test_the_match_is_played_and_drawn() -> None:
    wanted = "dict(share=share, low=low, high=high, curves=curves, rounds=rounds, left=left, scores=loaded.scores, returns=loaded.returns())"
    told, pictures = run("match.ipynb", wanted)
    assert pictures == 2
    assert 0.5 < told["low"] < told["share"] < told["high"], "medium is stronger than easy"
    assert told["left"] == told["scores"], "the sources add up to the scores"
    won = (told["returns"][0] + 1) / 2
    for curve in told["curves"]:
        assert len(curve) == len(told["rounds"]) > 5
        assert all(0 <= chance <= 1 for chance in curve)
        assert curve[-1] == won, "a curve ends at the result"
        assert len(set(curve)) > 5
        assert 0.2 < curve[0] < 0.8, "nobody has won before the game begins"
    first, second = told["curves"]
    assert first[1:-1] != second[1:-1], "a seat does not know what the other knows"
