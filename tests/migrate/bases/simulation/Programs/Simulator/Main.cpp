#include "stdafx.h"
#include "Options.h"
#include "Scenario.h"
#include "Devices.h"
#include "Log.h"
#include "Timer.h"
#include "Physics\Integrator.h"
#include "IO\Reader.h"
#include "IO\Writer.h"

using namespace Sim;
using namespace Sim::Physics;

class ConsoleLogger : public Core::ILogger
{
public:
    virtual void Write(Core::Level level, const std::wstring& text)
    {
        if (level != Core::Level::Info)
            std::wcerr << text << std::endl;
    }
};

static double Distance(const Bodies& a, const Bodies& b)
{
    double largest = 0;
    for (size_t i = 0; i < a.size(); ++i)
    {
        const Vector3 d = a.position[i] - b.position[i];
        largest = std::max<double>(largest, Dot(d, d));
    }
    return largest;
}

int _tmain(int argc, TCHAR* argv[])
{
    Options options;
    if (!options.Parse(argc, argv))
    {
        _ftprintf(stderr, _T("usage: %s [/verbose] [/bodies:N]\n"), argv[0]);
        return 2;
    }
    ConsoleLogger logger;
    Core::SetLogger(&logger);
    try
    {
        if (Core::PrintAccelerators(options.verbose) < 1)
            return 3;
        Core::StopWatch watch;
        Bodies onCpu = MakeCloud(options.bodies), onGpu = onCpu;
        Integrator<SymplecticEuler> cpu(std::unique_ptr<IForces>(new CpuForces));
        Integrator<SymplecticEuler> gpu(std::unique_ptr<IForces>(new AmpForces(Core::ChooseView())));
        for (int i = 0; i < options.steps; ++i)
        {
            cpu.Step(onCpu, 0.01f);
            gpu.Step(onGpu, 0.01f);
        }
        Drift(onGpu, 0.0f);
        const double distance = Distance(onCpu, onGpu);
        Core::Log(Core::Level::Info, L"%d bodies in %.3f s", options.bodies, watch.Seconds());

        Bodies again;
        InputOutput::Reader reader("bodies.bin");
        if (!InputOutput::Write("bodies.bin", onGpu) || !reader.Read(again) || Distance(onGpu, again) != 0)
            throw std::exception("the file differs");
        DeleteFileA("bodies.bin");

        _tprintf(_T("%d bodies, %d steps: %s\n"), options.bodies, options.steps, distance < 1e-8 ? _T("equal") : _T("DIFFERENT"));
        return distance < 1e-8 && onCpu.Energy() > 0 && Core::LoggedLines() >= 1 ? 0 : 1;
    }
    catch (const concurrency::runtime_exception& e)
    {
        fprintf(stderr, "C++ AMP: %s (0x%08X)\n", e.what(), static_cast<unsigned>(e.get_error_code()));
        return 4;
    }
    catch (const std::exception& e)
    {
        fprintf(stderr, "%s\n", e.what());
        return 5;
    }
}
