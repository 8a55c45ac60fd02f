"""Many matches between bots, on all cores, with paired deals and honest intervals."""

from threethirteen.simulate.plan import Plan
from threethirteen.simulate.play import MatchOutcome
from threethirteen.simulate.result import BotResult, Result
from threethirteen.simulate.run import WorkerLostError, simulate
from threethirteen.simulate.stats import Estimate

__all__ = ["BotResult", "Estimate", "MatchOutcome", "Plan", "Result", "WorkerLostError", "simulate"]
